import { render } from "preact";
import { App } from "./app/app";
import { keepLanguage } from "./app/me";
import { applySettings } from "./app/settings";
import "./style/index.css";
import { load } from "./text/voice";

applySettings();
keepLanguage();
const root = document.getElementById("app");
if (root) void load().then(() => render(<App />, root));
