/** The part of cli-progress that is used; the package has no types of its own. */
declare module 'cli-progress' {
  export interface BarOptions {
    format?: string;
    stream?: NodeJS.WritableStream;
    clearOnComplete?: boolean;
    hideCursor?: boolean;
    barsize?: number;
    linewrap?: boolean | null;
  }
  export class SingleBar {
    constructor(options: BarOptions);
    start(total: number, startValue: number, payload?: Record<string, unknown>): void;
    update(current: number, payload?: Record<string, unknown>): void;
    render(): void;
    stop(): void;
  }
}
