import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferred, speak } from "./messages/language.svelte";
import { followAddress } from "./shell/router.svelte";
import { keepSettings, settings } from "./shell/settings.svelte";

keepSettings();
followAddress();
await speak(settings.language ?? preferred(navigator.languages));

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
