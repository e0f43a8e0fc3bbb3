/** Words of its pages; values are in braces. */
export const labels = {
  partnerTerm: { en: '{from} to {to}', ml: '{from} മുതൽ {to} വരെ' },
};
