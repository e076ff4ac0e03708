/** Encodes an animated picture in a worker, so that the page goes on meanwhile. */

export type Order =
  | { do: "begin"; width: number; height: number }
  | { do: "add"; pixels: ArrayBuffer; delay: number }
  | { do: "end" };

export class Encoder {
  private readonly worker = new Worker(new URL("./gif_worker.ts", import.meta.url), { type: "module" });

  /** Send an order and wait for its answer; the worker carries orders out one after the other. */
  private order(order: Order, given: Transferable[] = []): Promise<Uint8Array<ArrayBuffer> | null> {
    return new Promise((done, fail) => {
      this.worker.onmessage = ({ data }) => done(data);
      this.worker.onerror = (event) => fail(new Error(event.message));
      this.worker.postMessage(order, given);
    });
  }

  async begin(width: number, height: number): Promise<void> {
    await this.order({ do: "begin", width, height });
  }

  async add({ data }: ImageData, delay: number): Promise<void> {
    const pixels = data.buffer as ArrayBuffer;
    await this.order({ do: "add", pixels, delay }, [pixels]);
  }

  async end(): Promise<Blob> {
    return new Blob([(await this.order({ do: "end" }))!], { type: "image/gif" });
  }

  close(): void {
    this.worker.terminate();
  }
}
