export function npm(): [program: string, ...words: string[]];
