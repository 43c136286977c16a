/** The public interface of `print/poster/`: the end of a game as one picture. Like `print/face/`, it needs the files of `print/assets.ts`. */
export { drawPoster, type Poster } from './poster.ts';
