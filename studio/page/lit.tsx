/** Lets views in lit-html and components in preact stand in one page. */
import { noChange, render as renderLit } from 'lit-html';
import { AsyncDirective, directive } from 'lit-html/async-directive.js';
import type { ElementPart } from 'lit-html/directive.js';
import { type ComponentChild, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A view in lit-html as a component. Its host has no box of its own. */
export function Lit({ view }: { view: unknown }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void renderLit(view, host.current!));
  return <div class="lit" ref={host} />;
}

class ComponentDirective extends AsyncDirective {
  #host: Element | undefined;
  render(_: ComponentChild) {
    return noChange;
  }
  override update({ element }: ElementPart, [component]: [ComponentChild]) {
    this.#host = element;
    render(component, element);
    return noChange;
  }
  override disconnected() {
    if (this.#host) render(null, this.#host);
  }
}

/** Shows a component in an element of a view in lit-html: `<div class="lit" ${component(<Wall />)}></div>`. */
export const component = directive(ComponentDirective);
