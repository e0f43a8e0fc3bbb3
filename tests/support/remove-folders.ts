import { afterAll } from 'vitest';
import { removeFolders } from './new-folder.ts';

afterAll(removeFolders);
