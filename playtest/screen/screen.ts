/** The worker of a seat's page. It prepares text and pictures, so that drawing never blocks the page. */

// Created when the pages are bundled: the words and icons of cards.
import 'card-assets';
import type { FromScreen, ToScreen } from '../messages/screen-messages.ts';
import { Painting } from './painting.ts';

/** The part of a worker's global scope that is used. */
interface Scope {
  onmessage: (event: { data: ToScreen }) => void;
  postMessage(message: FromScreen): void;
}

const scope = globalThis as unknown as Scope;
const painting = new Painting((message) => scope.postMessage(message));
scope.onmessage = ({ data }) => painting.take(data);
