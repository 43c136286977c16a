/** The worker of the studio: does the computing, so that the page never waits. */

// The words and icons of cards, and the bundled sets; both are made when the studio is bundled.
import 'card-assets';
import bundled from 'bundled-sets';
import { expose } from 'comlink';
import { AnswerService } from './answer-service.ts';

expose(new AnswerService(bundled));
