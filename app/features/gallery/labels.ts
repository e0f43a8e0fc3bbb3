export const labels = {
  gallery: { en: 'Gallery', ml: 'ഗാലറി' },
  galleryLead: {
    en: 'Albums of drawings of the campus and campus life.',
    ml: 'ക്യാമ്പസിന്റെയും ക്യാമ്പസ് ജീവിതത്തിന്റെയും ചിത്രങ്ങൾ, ആൽബങ്ങളായി.',
  },
  pictures: {
    one: { en: '1 picture', ml: '1 ചിത്രം' },
    many: { en: '{count} pictures', ml: '{count} ചിത്രങ്ങൾ' },
  },
  openPicture: { en: 'Enlarge the picture', ml: 'ചിത്രം വലുതായി കാണുക' },
  lightbox: {
    close: { en: 'Close', ml: 'അടയ്ക്കുക' },
    previous: { en: 'Previous picture', ml: 'മുമ്പത്തെ ചിത്രം' },
    next: { en: 'Next picture', ml: 'അടുത്ത ചിത്രം' },
    zoom: { en: 'Zoom', ml: 'വലുതാക്കുക' },
    failed: { en: 'The picture could not be loaded', ml: 'ചിത്രം ലോഡ് ചെയ്യാനായില്ല' },
  },
};
