/** The pages of tables: `host.html`, `table.html` and what they load, by their paths. */

/** Until there are pages, what a browser shows is that there are none yet. */
export function hostPages(): Map<string, Uint8Array> {
  const page = new TextEncoder().encode(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Table</title><p>This table has no page yet.</p></html>',
  );
  return new Map([
    ['host.html', page],
    ['table.html', page],
  ]);
}
