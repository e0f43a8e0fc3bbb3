import { workerData } from 'node:worker_threads';
import type { WordsFile } from '#app/features/search/search-messages.ts';
import { buildTextIndex, type TextDocument } from '#app/lib/search/text-index.ts';
import { writeFile } from '#tools/lib/write-file.ts';

/** A file of the search, without the index, which is made of the documents. */
export type WordsTask = {
  file: string;
  words: Omit<WordsFile, 'index'>;
  documents: readonly TextDocument[];
};

// A thread of its own: the index takes longer than anything else that only needs the pages.
for (const { file, words, documents } of workerData as WordsTask[]) {
  writeFile(
    file,
    JSON.stringify({ ...words, index: buildTextIndex(documents) } satisfies WordsFile),
  );
}
