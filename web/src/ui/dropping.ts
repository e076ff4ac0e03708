/** Takes files that are dropped on the page. */

/** Take the first file dropped on an element or a window; `onover` is told while one hangs over it. */
export const dropping =
  (onfile: (file: File) => void, onover: (over: boolean) => void) => (target: EventTarget) => {
    const listeners = {
      dragover: (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        onover(true);
      },
      dragleave: (event: DragEvent) => {
        if (target !== window || !event.relatedTarget) onover(false);
      },
      drop: (event: DragEvent) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        onover(false);
        onfile(file);
      },
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [kind, listener] of all) target.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of all) target.removeEventListener(kind, listener);
    };
  };
