/** What every object on the table of Tabletop Simulator has, in the names of its save files; lengths are its inches. */

/** Where an object is, how it is turned, how large. */
export interface Transform {
  posX: number;
  posY: number;
  posZ: number;
  rotX: number;
  rotY: number;
  rotZ: number;
  scaleX: number;
  scaleY: number;
  scaleZ: number;
}

/** Its own grey, which leaves the colours of pictures as they are. */
const GREY = { r: 0.713235259, g: 0.713235259, b: 0.713235259 };

/** Upright as seen from the lower side of the table. */
export function lying(
  { x, y = 1, z }: { x: number; y?: number; z: number },
  { faceDown = false, scale = 1 } = {},
): Transform {
  const rotZ = faceDown ? 180 : 0;
  return { posX: x, posY: y, posZ: z, rotX: 0, rotY: 180, rotZ, scaleX: scale, scaleY: scale, scaleZ: scale };
}

/** An object that can be moved, with a name and a text that are shown and found by search. */
export function newState<Name extends string>(
  name: Name,
  transform: Transform,
  nickname: string,
  description = '',
  colour = GREY,
) {
  return {
    Name: name,
    Transform: transform,
    Nickname: nickname,
    Description: description,
    GMNotes: '',
    ColorDiffuse: colour,
    Locked: false,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    Hands: false,
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
  };
}
