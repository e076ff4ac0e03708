import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EVENING, OVER_DAYS } from "../src/days/time";
import { readAnswer } from "../src/net/read";
import { Setup, aboutWhat } from "../src/pages/setup.svelte";
import type { GameInfo } from "../src/wire";

const game = readAnswer<GameInfo>("GameInfo", {
  name: "stairs",
  players: [2, 4],
  levels: [],
  level: "gentle",
  preview: {},
  options: [
    { name: "shape", label: "Shape", help: "", default: "up", values: ["up", "down"] },
    {
      name: "rows",
      label: "Rows",
      help: "",
      default: null,
      on_phones: 7,
      least: 4,
      most: 12,
      by: "shape",
      ranges: { up: [4, 12], down: [4, 9] },
    },
    {
      name: "cards",
      label: "Cards",
      help: "",
      default: null,
      least: 30,
      most: 125,
      by: "players",
      ranges: { 2: [30, 125], 3: [42, 125], 4: [54, 125] },
    },
    {
      name: "target",
      label: "Target",
      help: "",
      default: 250,
      offered: 150,
      least: 50,
      most: 1000,
      step: 10,
    },
  ],
});

const SEATED = readAnswer<GameInfo>("GameInfo", {
  name: "seated",
  players: [2, 4],
  levels: [],
  level: "gentle",
  preview: {},
  options: [
    {
      name: "start",
      label: "Start",
      help: "",
      default: "random",
      values: ["random", 0, 1, 2, 3],
      players: { 2: 3, 3: 4 },
    },
  ],
});

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("innerHeight", 800);
});

const FRIEND = { who: "here", name: "Ada", level: "" };

const named = (setup: Setup, name: string) => setup.shown.find((option) => option.name === name)!;

it("begins with fewer rows on a phone, and does not call that a change", () => {
  expect(new Setup(game).options.rows).toBeNull();
  vi.stubGlobal("innerWidth", 390);
  const setup = new Setup(game);
  expect(setup.options.rows).toBe(7);
  expect(setup.changed).toEqual([]);
});

it("takes players and options of a position, as far as they can be chosen", () => {
  const setup = new Setup(game);
  setup.takePosition(4, { shape: "down", rows: 99, cards: 60, layout: [1, 2], target: "much" });
  expect(setup.chairs).toHaveLength(4);
  expect(setup.options).toMatchObject({ shape: "down", rows: null, cards: 60, target: 150 });
  expect(setup.options).not.toHaveProperty("layout");
});

it("offers what so many players can choose, and forgets what fewer cannot", () => {
  const setup = new Setup(SEATED);
  expect(setup.values(named(setup, "start"))).toEqual(["random", 0, 1]);
  setup.setCount(4);
  expect(setup.values(named(setup, "start"))).toEqual(["random", 0, 1, 2, 3]);
  setup.options.start = 3;
  setup.setCount(3);
  expect(setup.options.start).toBe("random");
});

describe("a size whose range depends on another choice", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is shown, and usual until something else is chosen", () => {
    const setup = new Setup(game);
    expect(setup.shown.map((option) => option.name)).toEqual(["shape", "rows", "cards", "target"]);
    expect(setup.request().options).toEqual({ shape: "up", rows: null, cards: null, target: 150 });
  });

  it("has the range of what is chosen now", () => {
    const setup = new Setup(game);
    expect(setup.limits(named(setup, "rows"))).toEqual([4, 12]);
    setup.options.shape = "down";
    expect(setup.limits(named(setup, "rows"))).toEqual([4, 9]);
    setup.setCount(3);
    expect(setup.limits(named(setup, "cards"))).toEqual([42, 125]);
    expect(setup.limits(named(setup, "target"))).toEqual([50, 1000]);
    expect(setup.limits(named(setup, "shape"))).toBeNull();
  });

  it("begins at the defaults, and as last time only when asked", () => {
    const last = JSON.stringify({
      chairs: [FRIEND, FRIEND, FRIEND],
      options: { rows: 0, cards: 60, target: 300 },
    });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => (key === "parlour.setup.stairs" ? last : null),
    });
    const setup = new Setup(game);
    expect(setup.request().options).toEqual({ shape: "up", rows: null, cards: null, target: 150 });
    expect(setup.chairs.length).toBe(2);
    setup.asLastTime();
    expect(setup.request().options).toEqual({ shape: "up", rows: null, cards: 60, target: 300 });
    expect(setup.chairs.map((chair) => chair.name)).toEqual(["Ada", "Ada", "Ada"]);
  });

  it("says what is wrong with a number, in words", () => {
    const setup = new Setup(game);
    expect(setup.shown.map((option) => setup.wrong(option))).toEqual([null, null, null, null]);
    Object.assign(setup.options, { rows: 13, target: 255 });
    expect(setup.wrong(named(setup, "rows"))).toBe("Choose 4 to 12.");
    expect(setup.wrong(named(setup, "target"))).toBe("Choose 50 to 1,000, in steps of 10.");
    setup.options.target = null;
    expect(setup.wrong(named(setup, "target"))).not.toBeNull();
  });
});

describe("the first opponent", () => {
  afterEach(() => vi.unstubAllGlobals());
  const levels = ["first_steps", "gentle", "casual", "club", "expert"];

  it("is the gentle one, whoever it was last time", () => {
    const bot = { who: "bot", name: "", level: "expert" };
    const last = JSON.stringify({ chairs: [FRIEND, bot], options: {} });
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key.includes("setup") ? last : null) });
    const setup = new Setup({ ...game, levels });
    expect(setup.chairs[1]).toMatchObject({ who: "bot", level: "gentle" });
    setup.asLastTime();
    expect(setup.chairs[1]).toMatchObject({ who: "bot", level: "expert" });
  });

  it("is the gentle one where the last one is no more", () => {
    const bot = { who: "bot", name: "", level: "steady" };
    const last = JSON.stringify({ chairs: [FRIEND, bot], options: {} });
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key.includes("setup") ? last : null) });
    const setup = new Setup({ ...game, levels });
    setup.asLastTime();
    expect(setup.chairs[1]).toMatchObject({ who: "bot", level: "gentle" });
  });
});

describe("a clock", () => {
  afterEach(() => vi.unstubAllGlobals());
  const TERMS = { over_days: false, days: 0, late: "bot", warm: true, talk: true };
  const remembering = (terms: object, who = "link") => {
    const last = JSON.stringify({ chairs: [FRIEND, { ...FRIEND, who }], options: {}, terms });
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key.includes("setup") ? last : null) });
    const setup = new Setup(game);
    setup.asLastTime();
    return setup;
  };

  it("is none where the terms were stored before there were any", () =>
    expect(remembering(TERMS).request().terms).toEqual({ ...TERMS, clock: "", rated: false, open: false }));

  it("is had as last time, written where it is none of those offered", () => {
    expect(remembering({ ...TERMS, clock: "7+7" }).writesClock).toBe(true);
    const setup = remembering({ ...TERMS, clock: "5+5" });
    expect([setup.writesClock, setup.request().terms!.clock]).toEqual([false, "5+5"]);
  });

  it("may be had by people at one device, who agree on nothing else", () => {
    const setup = new Setup(game);
    expect(setup.request().terms).toBeNull();
    setup.chooseClock("3+2");
    expect(setup.request().terms).toEqual({ ...EVENING, clock: "3+2" });
  });

  it("is not had by bots alone, nor over days", () => {
    const setup = new Setup(game);
    setup.chooseClock("3+2");
    setup.chairs.forEach((chair) => (chair.who = "bot"));
    expect([setup.mayHaveClock, setup.request().terms]).toEqual([false, null]);
    setup.chairs.forEach((chair) => (chair.who = "link"));
    setup.agree(OVER_DAYS);
    expect([setup.mayHaveClock, setup.request().terms]).toEqual([false, OVER_DAYS]);
    setup.agree(EVENING);
    expect(setup.request().terms).toEqual(EVENING);
  });

  it("ends what was agreed on about days, where nobody is apart any more", () => {
    const setup = new Setup(game);
    setup.agree(OVER_DAYS);
    setup.chooseClock("20");
    expect(setup.request().terms).toEqual({ ...EVENING, clock: "20" });
  });

  it("that is written wrong is said to be, while it is written", () => {
    const setup = new Setup(game);
    setup.writeClock();
    expect(setup.clockFault).toBeNull();
    setup.agree({ clock: "" });
    expect(setup.clockFault).toContain("Write the clock like");
    setup.chooseClock("");
    expect(setup.clockFault).toBeNull();
  });
});

describe("a rated match", () => {
  const levels = ["first_steps", "gentle", "expert"];

  it("has the usual rules, and no bot that keeps seats warm", () => {
    const setup = new Setup({ ...game, levels });
    setup.agree({ warm: true, late: "free" });
    setup.rate(true);
    expect(setup.isUsual).toBe(true);
    expect(setup.request().terms).toEqual({ ...EVENING, rated: true });
    expect(setup.place).toBe("server");
  });

  it("is not rated any more once other rules are chosen", () => {
    const setup = new Setup({ ...game, levels });
    setup.rate(true);
    const [option] = setup.shown;
    setup.options[option!.name] = "other";
    expect([setup.isRated, setup.request().terms]).toEqual([false, null]);
  });

  it("is not played by two at one device, by one alone, or by bots", () => {
    const setup = new Setup({ ...game, levels });
    for (const who of ["here", "me"] as const) {
      setup.chairs[1]!.who = who;
      expect(setup.mayBeRated).toBe(false);
    }
    setup.chairs.forEach((chair) => (chair.who = "bot"));
    expect(setup.mayBeRated).toBe(false);
  });
});

describe("what the server refuses", () => {
  const about = (field: string | null) =>
    aboutWhat({ code: "bad_option", message: "", field, clause: null, until: null, reason: null });

  it("is said beside the field it is about", () => {
    expect(about("options.target")).toBe("target");
    expect(about("seats[12].name")).toBe(12);
    expect(about("players")).toBe("players");
    expect(about(null)).toBeNull();
    expect(aboutWhat(null)).toBeNull();
  });
});
