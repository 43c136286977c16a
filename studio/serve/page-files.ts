/** The files of the page. They contain no user data, so anyone who reaches the server may read them. */
import { extname } from 'node:path';
import { type HttpAnswer, refused } from './answers.ts';
import type { StudioHost } from './host.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The page loads its own files, asks its own server, and is shown in no other page. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self' data:",
  'img-src data: blob:',
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page in the frame of a card: it has no origin, so it reaches neither the page nor the server. */
const FRAME_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  // The frame makes a worker of its own, from a text in its script.
  'worker-src blob:',
  'font-src data:',
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Where the frames are, and what they load. The one that prints may open the browser's window for that. */
const FRAMES: Readonly<Record<string, string>> = {
  'frame.html': FRAME_POLICY,
  'print-frame.html': FRAME_POLICY.replace('sandbox ', 'sandbox allow-modals '),
};
const FRAME_SCRIPT = 'frame.js';

/** The file of the page at a path of the address. */
export function pageFile(page: StudioHost['page'], path: string, method?: string): HttpAnswer {
  const file = path === '/' ? 'index.html' : path.slice(1);
  const body = page.get(file);
  if (!body) return refused(404, `There is nothing at ${path}.`);
  if (method !== 'GET') return refused(405, `${path} can only be read.`);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': FRAMES[file] ?? PAGE_POLICY,
    // Without an origin the frame is another page.
    ...(file === FRAME_SCRIPT && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
  return { status: 200, headers, body };
}
