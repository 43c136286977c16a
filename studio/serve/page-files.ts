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
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self' data:",
  'img-src data: blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The file of the page at a URL path. */
export function pageFile(page: StudioHost['page'], path: string, method?: string): HttpAnswer {
  const file = path === '/' ? 'index.html' : path.slice(1);
  const body = page.get(file);
  if (!body) return refused(404, `There is nothing at ${path}.`);
  if (method !== 'GET') return refused(405, `${path} can only be read.`);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
  };
  return { status: 200, headers, body };
}
