/** What is shown of the house on this device, in one file that is loaded with the first of it. */

export { default as Coming } from "./Coming.svelte";
export { default as KeepSheet } from "./KeepSheet.svelte";
export { default as Moving } from "./Moving.svelte";
export { default as Renewal } from "./Renewal.svelte";
export { default as Standing } from "./Standing.svelte";
export { default as StandingBar } from "./StandingBar.svelte";
