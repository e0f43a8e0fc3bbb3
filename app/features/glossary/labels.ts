export const labels = {
  allWords: { en: 'All words explained', ml: 'എല്ലാ വാക്കുകളുടെയും അർഥം' },
};
