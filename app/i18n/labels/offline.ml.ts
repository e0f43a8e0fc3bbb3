import type { offline as english } from './offline.en.ts';

export const offline: typeof english = {
  offline: {
    copyNote: 'ഇന്റർനെറ്റ് കണക്ഷൻ ലഭ്യമല്ല. {date}-ന് സൂക്ഷിച്ച പകർപ്പാണിത്.',
    oldCopyNote: 'പകർപ്പിന് ഒരാഴ്ചയിലേറെ പഴക്കമുണ്ട്. തീയതികളും അറിയിപ്പുകളും മാറിയിരിക്കാം.',
    savedPages: 'ഇന്റർനെറ്റില്ലാതെ തുറക്കാവുന്ന പേജുകൾ',
  },
};
