import { mount } from "svelte";
import App from "./App.svelte";
import { theKeeping } from "./net/house";
import { manners } from "./net/manners.svelte";
import { settings } from "./feel/settings.svelte";
import { fileAddress } from "./ui/address";
import { keepFocus } from "./ui/focus";
import { language } from "./words/language.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/frame.css";
import "./styles/feel.css";
import "./styles/contrast.css";
import "./styles/print.css";

keepFocus();
settings.show();
void manners.ask();
await language.start();
// Without TLS, as in a home network, browsers have no service workers.
if (import.meta.env.PROD) navigator.serviceWorker?.register(fileAddress("sw.js")).catch(() => undefined);
// Who installs Parlour wants it without a connection.
addEventListener(
  "appinstalled",
  () =>
    void theKeeping()
      .then((it) => it.keepHouse(() => undefined))
      .catch(() => undefined),
);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
