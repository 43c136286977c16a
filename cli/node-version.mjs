/** The Node that the package needs. Plain JavaScript for any version of Node, and for browsers. */

const { node = '', bun, deno } = globalThis.process?.versions ?? {};
const [major, minor] = node.split('.').map(Number);
const isOld = node !== '' && (major < 22 || (major === 22 && minor < 12));

/**
 * Says that a program needs a newer Node; undefined if it does not. Bun and Deno can do more than the version of Node that they name.
 */
export const oldNode = (program) =>
  isOld && !bun && !deno ? `${program} needs Node 22.12 or newer, and this is ${node}.` : undefined;
