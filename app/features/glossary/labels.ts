/** Words of its pages; values are in braces. */
export const labels = {
  allWords: { en: 'All words explained', ml: 'എല്ലാ വാക്കുകളുടെയും അർഥം' },
};
