/** The texts that a set is compared with. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { askedLine } from '../../../test/studio/asked-line.ts';
import { RefusedError, type Server } from '../texts/server.ts';
import { Comparison } from './comparison.ts';
import { EarlierVersions, LAST_COMMIT } from './earlier-versions.ts';

/** A comparison, and how often it has asked the server about commits. */
function comparing(revisions: Server['revisions']) {
  let asked = 0;
  const counted = () => {
    asked++;
    return revisions();
  };
  const server = { keeps: 'disk' as const, revisions: counted, earlier: async () => ({ files: [] }) };
  const document = { file: 'a.eco', text: 'one', saved: 'one', mark: '' };
  const documents = new Map([['a.eco', document]]);
  const versions = new EarlierVersions({ server, documents });
  const { line } = askedLine();
  const comparison = new Comparison({ line, documents, versions, lang: signal('en' as const) });
  return { comparison, versions, document, asked: () => asked };
}

test('a set is compared with its last commit or, without git, with the texts that the page opened', async () => {
  const { comparison: withGit } = comparing(async () => ({ revisions: [] }));
  await withGit.toggle();
  expect(withGit.version.value).toBe(LAST_COMMIT);
  const { comparison: withoutGit } = comparing(() => Promise.reject(new RefusedError('no git')));
  await withoutGit.toggle();
  expect(withoutGit.version.value).toBe('opened');
});

test('git is not asked before a comparison', async () => {
  const { comparison, versions, asked } = comparing(async () => ({
    revisions: [{ id: 'abc', title: 'One', date: '2020-01-01' }],
  }));
  await comparison.update();
  expect(asked()).toBe(0);
  await comparison.compare('opened');
  await comparison.compare(LAST_COMMIT);
  expect(asked()).toBe(1);
  expect(versions.all.map(({ id }) => id)).toEqual(['save', LAST_COMMIT, 'opened', 'abc']);
});

test('the last save of a text that is saved is the one before', async () => {
  const { versions, document } = comparing(async () => ({ revisions: [] }));
  const lastSave = async () => {
    const { texts, since } = await versions.textsOf('save');
    return [since, texts.get('a.eco')];
  };
  expect(await lastSave()).toEqual(['the last save', 'one']);
  document.text = 'two';
  expect(await lastSave()).toEqual(['the last save', 'one']);
  document.saved = 'two';
  versions.addSave();
  expect(await lastSave()).toEqual(['the save before', 'one']);
  expect(versions.all).toHaveLength(4);
});
