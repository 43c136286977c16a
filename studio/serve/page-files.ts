/** The files of the page. They contain no user data, so anyone who reaches the server may read them. */
import { hash } from 'node:crypto';
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
function policyOf(page: StudioHost['page']): string {
  const frame = frameScript(page);
  return [
    "default-src 'none'",
    `script-src 'self'${frame && ` ${frame}`}`,
    // The frame creates a worker from text in its script.
    `worker-src 'self'${frame && ' blob:'}`,
    "style-src 'self'",
    "font-src 'self' data:",
    'img-src data: blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The script of the frame of a card, as a policy names it; empty if these pages have none. The frame has an opaque origin, so it
 * can access neither the page nor the server. It inherits the policy of the page.
 */
export function frameScript(page: StudioHost['page']): string {
  const [, script] = /<script>(.*)<\/script>/s.exec(new TextDecoder().decode(page.get('frame.html'))) ?? [];
  return script === undefined ? '' : `'sha256-${hash('sha256', script, 'base64')}'`;
}

/** The file of the page at a URL path. */
export function pageFile(page: StudioHost['page'], path: string, method?: string): HttpAnswer {
  const file = path === '/' ? 'index.html' : path.slice(1);
  const body = page.get(file);
  if (!body) return refused(404, `There is nothing at ${path}.`);
  if (method !== 'GET') return refused(405, `${path} can only be read.`);
  const headers = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': policyOf(page),
  };
  return { status: 200, headers, body };
}
