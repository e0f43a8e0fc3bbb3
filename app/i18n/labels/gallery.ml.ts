import type { gallery as english } from './gallery.en.ts';

export const gallery: typeof english = {
  gallery: 'ഗാലറി',
  galleryLead: 'ക്യാമ്പസിന്റെയും ക്യാമ്പസ് ജീവിതത്തിന്റെയും ചിത്രങ്ങൾ, ആൽബങ്ങളായി.',
  pictures: (count) => (count === 1 ? '1 ചിത്രം' : `${count} ചിത്രങ്ങൾ`),
  openPicture: 'ചിത്രം വലുതായി കാണുക',
  lightbox: { close: 'അടയ്ക്കുക', previous: 'മുമ്പത്തെ ചിത്രം', next: 'അടുത്ത ചിത്രം', zoom: 'വലുതാക്കുക', failed: 'ചിത്രം ലോഡ് ചെയ്യാനായില്ല' },
};
