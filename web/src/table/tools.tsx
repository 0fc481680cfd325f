/** Buttons that float over the map: zoom, overlays, hint. */
import { sideName } from "../app/games";
import type { Drawing } from "../draw/map";
import { IconButton } from "../parts/button";
import type { IconName } from "../parts/icon";
import { word } from "../text/voice";
import type { Camera } from "./camera";
import { showHint } from "./commands";
import { useDesk } from "./desk";
import type { LayerName } from "./layer-offers";
import { sideInk } from "./names";
import { isShown, layersOf, toggleLayer } from "./sighting";
import { placeWords } from "./panel/unit-card";

const ICONS: Record<LayerName, IconName> = { los: "eye", zones: "zones", supply: "supply" };

export function Zoom({ camera }: { camera: Camera }) {
  return (
    <>
      <IconButton class="only-wide" icon="plus" label={word("table-zoom-in")} onClick={() => camera.zoomStep(1.3)} />
      <IconButton class="only-wide" icon="minus" label={word("table-zoom-out")} onClick={() => camera.zoomStep(1 / 1.3)} />
      <IconButton icon="fit" label={word("table-fit")} onClick={() => camera.fit()} />
    </>
  );
}

export function Tools({ camera, drawing }: { camera: Camera; drawing: Drawing }) {
  const desk = useDesk();
  const place = desk.cursor.value;
  return (
    <div class="tools-row">
      <div class="float tools" data-float role="toolbar" aria-label={word("table-tools")}>
        <Zoom camera={camera} />
        <span class="rule" />
        {layersOf(desk).map((offer) => {
          const { name, side } = offer;
          const on = isShown(desk, offer);
          const label = side ? word(`table-layer-${name}-of`, { side: sideName(side) }) : word(`table-layer-${name}`);
          return <IconButton key={name + side} class={[side && "of-side", on && "on"].filter(Boolean).join(" ")} style={{ "--edge": sideInk(desk, side) }} aria-pressed={on} icon={ICONS[name]} label={label} onClick={() => toggleLayer(desk, offer)} />;
        })}
        <IconButton class={desk.bare.value ? "only-wide on" : "only-wide"} aria-pressed={desk.bare.value} icon="stack" label={word("table-hide-counters")} onClick={() => (desk.bare.value = !desk.bare.value)} />
        <span class="rule" />
        <IconButton class={desk.advising.value ? "busy" : desk.hint.value ? "on" : ""} icon="bulb" label={word("table-hint")} aria-busy={desk.advising.value} disabled={!desk.mine.value} onClick={() => void showHint(desk)} />
      </div>
      {place && drawing.has(place) && <span class="float where">{placeWords(desk, place)}</span>}
    </div>
  );
}
