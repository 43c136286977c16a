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

/** The page may load its own files and send requests to its own server; no other page may embed it. */
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

/** The page in the frame of a card has an opaque origin, so it can access neither the page nor the server. */
const FRAME_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  // The frame creates a worker from text in its script.
  'worker-src blob:',
  'font-src data:',
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The paths of the frames, and their policies. The frame for printing may open the browser's print dialog. */
const FRAMES: Readonly<Record<string, string>> = {
  'frame.html': FRAME_POLICY,
  'print-frame.html': FRAME_POLICY.replace('sandbox ', 'sandbox allow-modals '),
};
const FRAME_SCRIPT = 'frame.js';

/** The file of the page at a URL path. */
export function pageFile(page: StudioHost['page'], path: string, method?: string): HttpAnswer {
  const file = path === '/' ? 'index.html' : path.slice(1);
  const body = page.get(file);
  if (!body) return refused(404, `There is nothing at ${path}.`);
  if (method !== 'GET') return refused(405, `${path} can only be read.`);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': FRAMES[file] ?? PAGE_POLICY,
    // With its opaque origin, the frame is cross-origin to its own script.
    ...(file === FRAME_SCRIPT && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
  return { status: 200, headers, body };
}
