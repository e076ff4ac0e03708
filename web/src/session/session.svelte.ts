/** An open table in the page: makes the objects of which each holds one part of its state, and connects them. */

import { isHere } from "../net/here.svelte";
import { openLine } from "../net/line";
import { SocketPeer, liveUrl, type PeerEvents, type Peer } from "../net/socket";
import { Talk } from "../talk/talk.svelte";
import { isSite } from "../ui/address";
import { say } from "../words/say";
import { Display } from "./display.svelte";
import { Connection, type MakePeer } from "./connection.svelte";
import { Controls } from "./controls";
import { Counting } from "./counting.svelte";
import { Drag } from "./drag.svelte";
import { Guidance } from "./guidance.svelte";
import { Hint } from "./hint.svelte";
import { Log } from "./log.svelte";
import { LookBack } from "./look_back.svelte";
import { Match } from "./match.svelte";
import { Notices } from "./notices.svelte";
import { Presenter } from "./presenter.svelte";
import { Previews } from "./previews.svelte";
import { Printing } from "./printing.svelte";
import { Receiver } from "./receiver";
import { Rest } from "./rest.svelte";
import { Reviews } from "./reviews.svelte";
import { SeatClocks } from "./seat_clocks.svelte";
import { Selection } from "./selection.svelte";
import { Sparing } from "./sparing";
import { Trial } from "./trial.svelte";
import { Viewpoint } from "./viewpoint.svelte";

export class Session {
  readonly notices = new Notices();
  readonly guidance = new Guidance();
  readonly match: Match;
  readonly talk: Talk;
  readonly connection: Connection;
  readonly log: Log;
  readonly rest: Rest;
  readonly clocks: SeatClocks;
  readonly viewpoint: Viewpoint;
  readonly lookBack: LookBack;
  readonly trial: Trial;
  readonly display: Display;
  readonly counting: Counting;
  readonly selection: Selection;
  readonly previews: Previews;
  readonly hint: Hint;
  readonly reviews: Reviews;
  readonly presenter: Presenter;
  readonly controls: Controls;
  readonly drag: Drag;
  readonly printing: Printing;
  readonly receiver: Receiver;
  private readonly sparing: Sparing;

  /** `id` is the table's; a lesson, a puzzle and a match file have none, and a peer of their own. */
  constructor(
    id: string,
    makePeer: MakePeer = (events: PeerEvents): Peer =>
      isSite || isHere(id) ? new SocketPeer(id, events, openLine) : new SocketPeer(liveUrl(id), events),
  ) {
    const { notices } = this;
    const match = (this.match = new Match(id));
    const talk = (this.talk = new Talk(id));
    const connection = (this.connection = new Connection(makePeer, this.peerEvents()));
    this.sparing = new Sparing(id, (frame) => connection.send(frame));
    const log = (this.log = new Log(match, connection, notices));
    const rest = (this.rest = new Rest((update) => this.receiver.update(update)));
    this.clocks = new SeatClocks(match, notices);
    const viewpoint = new Viewpoint(match, connection, (seat) => this.forgetSeen(seat));
    const onstep = () => void (this.selection.path = []);
    const lookBack = new LookBack({ match, log, connection, notices, viewpoint, onstep });
    const trial = (this.trial = new Trial(match, connection));
    const display = (this.display = new Display({ match, log, viewpoint, lookBack, trial }));
    const selection = new Selection({ match, viewpoint, lookBack, rest, trial, display });
    const seen = { match, display, lookBack, connection, notices };
    const presenter = (this.presenter = new Presenter({ ...seen, talk }));
    const controls = (this.controls = new Controls({ ...seen, rest, trial, selection, presenter }));
    this.viewpoint = viewpoint;
    this.lookBack = lookBack;
    this.selection = selection;
    this.counting = new Counting(match, display, lookBack);
    this.previews = new Previews(match, selection, trial, connection);
    this.hint = new Hint(match, selection, connection, notices);
    this.reviews = new Reviews(log, lookBack, connection);
    this.drag = new Drag(selection, display, controls, presenter);
    this.printing = new Printing(match, log, lookBack);
    this.receiver = new Receiver(this);
  }

  close(): void {
    this.viewpoint.close();
    this.rest.close();
    this.clocks.close();
    this.sparing.close();
    this.connection.close();
  }

  private peerEvents(): Omit<PeerEvents, "late"> {
    return {
      greet: () => this.viewpoint.request(),
      hear: (message) => {
        if (message.is === "think") return this.sparing.think(message);
        this.receiver.hear(message);
        this.sparing.follow(this.match.view);
      },
      online: (yes) => {
        if (yes) this.sparing.offer();
        else this.presenter.forget();
        this.lookBack.forget(); // what was on its way does not come any more
      },
    };
  }

  /** Forget what another seat of this browser has seen, before it passes the device on to `seat`. */
  private forgetSeen(seat: number): void {
    this.log.clear();
    this.lookBack.cover();
    this.selection.path = [];
    this.notices.spoken = say("pass-device-to", { name: this.match.nameOf(seat) });
  }
}
