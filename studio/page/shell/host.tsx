/** Elements that are not made by components. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Shows an element; its host has no box of its own. */
export function HostOf({ element }: { element: HTMLElement }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current?.append(element), [element]);
  return <div class="element-host" ref={host} />;
}
