import { workerData } from 'node:worker_threads';
import type { WordsFile } from '#app/features/search/search-messages.ts';
import { packTexts } from '#app/lib/search/packed-texts.ts';
import { writeFile } from '#tools/lib/write-file.ts';

/** A file of the search, with the texts that it is made of. */
export type WordsTask = {
  file: string;
  words: Omit<WordsFile, 'texts'>;
  texts: Parameters<typeof packTexts>[0];
};

// A thread of its own: the index takes longer than anything else that only needs the pages.
for (const { file, words, texts } of workerData as WordsTask[]) {
  writeFile(file, JSON.stringify({ ...words, texts: packTexts(texts) } satisfies WordsFile));
}
