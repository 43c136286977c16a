/** What every object on the table of Tabletop Simulator has, in the names of its save files; lengths are its inches. */

/** The simulator's own grey, which leaves the colours of pictures as they are. */
const GREY = { r: 0.713235259, g: 0.713235259, b: 0.713235259 };

/** Where an object is, how it is turned and how large it is: upright as seen from the lower side of the table. */
export function lying(
  { x, y = 1, z }: { x: number; y?: number; z: number },
  { faceDown = false, scale = 1 } = {},
) {
  const rotZ = faceDown ? 180 : 0;
  return { posX: x, posY: y, posZ: z, rotX: 0, rotY: 180, rotZ, scaleX: scale, scaleY: scale, scaleZ: scale };
}

export type Transform = ReturnType<typeof lying>;

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
