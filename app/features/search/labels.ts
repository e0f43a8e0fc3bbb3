export const labels = {
  /** Of a college with pages in one language. */
  searchAlone: {
    tip: {
      en: 'Tip: try words such as CSE, library, hostel or placement.',
      ml: 'സൂചന: CSE, ലൈബ്രറി, ഹോസ്റ്റൽ, പ്ലേസ്മെന്റ് തുടങ്ങിയ വാക്കുകൾ തിരഞ്ഞുനോക്കുക.',
    },
    blankHint: { en: 'Type a word.', ml: 'ഒരു വാക്ക് ടൈപ്പ് ചെയ്യുക.' },
  },
  search: {
    // Overlay
    quickNavigation: { en: 'Quick Navigation', ml: 'വേഗത്തിൽ പോകാൻ' },
    tip: {
      en: 'Tip: try words such as CSE, library, hostel or placement. You can type in English, in Malayalam, or Malayalam in English letters.',
      ml: 'സൂചന: CSE, ലൈബ്രറി, ഹോസ്റ്റൽ, പ്ലേസ്മെന്റ് തുടങ്ങിയ വാക്കുകൾ തിരഞ്ഞുനോക്കുക. മലയാളത്തിലോ ഇംഗ്ലീഷിലോ, ഇംഗ്ലീഷ് അക്ഷരങ്ങളിൽ മലയാളമായോ ടൈപ്പ് ചെയ്യാം.',
    },
    noResults: { en: 'No results found', ml: 'ഫലങ്ങളൊന്നും കണ്ടെത്തിയില്ല' },
    noResultsHint: {
      en: 'Try searching for something else or check your spelling.',
      ml: 'മറ്റൊരു വാക്ക് ഉപയോഗിച്ച് തിരയുക, അല്ലെങ്കിൽ അക്ഷരത്തെറ്റുണ്ടോ എന്നു നോക്കുക.',
    },
    suggestions: { en: 'Suggestions', ml: 'നിർദേശങ്ങൾ' },
    results: { en: 'Results', ml: 'ഫലങ്ങൾ' },
    oneResult: { en: '1 result', ml: '1 ഫലം' },
    resultCount: { en: '{count} results', ml: '{count} ഫലങ്ങൾ' },
    closeMatches: {
      en: 'Close matches: similar spelling, sound or words',
      ml: 'സമാനമായ ഫലങ്ങൾ: എഴുത്തിലോ ഉച്ചാരണത്തിലോ അർഥത്തിലോ സാമ്യമുള്ളവ',
    },
    allResults: { en: 'All results for “{query}”', ml: '“{query}”: എല്ലാ ഫലങ്ങളും' },
    choose: { en: 'choose', ml: 'തിരഞ്ഞെടുക്കുക' },
    open: { en: 'open', ml: 'തുറക്കുക' },
    close: { en: 'close', ml: 'അടയ്ക്കുക' },
    // Page
    title: { en: 'Search', ml: 'തിരച്ചിൽ' },
    lead: {
      en: 'Searches the full text of every page: notices, people, documents, departments. The search runs on your own device.',
      ml: 'എല്ലാ പേജുകളിലെയും മുഴുവൻ ഉള്ളടക്കത്തിൽ തിരയുന്നു: അറിയിപ്പുകൾ, വ്യക്തികൾ, രേഖകൾ, വകുപ്പുകൾ. തിരച്ചിൽ നടക്കുന്നത് ഈ ഉപകരണത്തിൽത്തന്നെയാണ്.',
    },
    field: { en: 'What are you looking for?', ml: 'എന്താണ് തിരയുന്നത്?' },
    submit: { en: 'Search', ml: 'തിരയുക' },
    blankHint: {
      en: 'Type a word: English, Malayalam, or Malayalam in English letters.',
      ml: 'ഒരു വാക്ക് ടൈപ്പ് ചെയ്യുക: മലയാളത്തിലോ ഇംഗ്ലീഷിലോ, ഇംഗ്ലീഷ് അക്ഷരങ്ങളിൽ മലയാളമായോ.',
    },
    searching: { en: 'Searching …', ml: 'തിരയുന്നു …' },
    failed: {
      en: 'The search could not be loaded. Check the connection and try again, or use the site map.',
      ml: 'തിരച്ചിൽ സൗകര്യം ലോഡ് ചെയ്യാനായില്ല. കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ സൈറ്റ്മാപ്പ് ഉപയോഗിക്കുക.',
    },
    tryAgain: { en: 'Try again', ml: 'വീണ്ടും ശ്രമിക്കുക' },
    siteMap: { en: 'Sitemap', ml: 'സൈറ്റ്മാപ്പ്' },
    category: { en: 'Category', ml: 'വിഭാഗം' },
    allCategories: { en: 'All categories', ml: 'എല്ലാ വിഭാഗങ്ങളും' },
    order: { en: 'Order', ml: 'ക്രമം' },
    bestFirst: { en: 'Best match first', ml: 'ഏറ്റവും യോജിച്ചത് ആദ്യം' },
    newestFirst: { en: 'Newest first', ml: 'പുതിയത് ആദ്യം' },
    shownOf: { en: '{from} to {to} of {count} results', ml: '{count} ഫലങ്ങളിൽ {from} മുതൽ {to} വരെ' },
    pages: { en: 'Pages of results', ml: 'ഫലങ്ങളുടെ പേജുകൾ' },
    page: { en: 'Page {page}', ml: 'പേജ് {page}' },
    previous: { en: 'Previous', ml: 'മുമ്പത്തേത്' },
    next: { en: 'Next', ml: 'അടുത്തത്' },
    withoutSome: {
      en: 'No page contains all of these words. The pages below contain some of them.',
      ml: 'എല്ലാ വാക്കുകളുമുള്ള പേജില്ല. ചില വാക്കുകളുള്ള പേജുകൾ താഴെ.',
    },
    dated: { en: 'Dated {date}', ml: 'തീയതി: {date}' },
    otherLanguage: {
      en: 'Search the Malayalam pages for “{query}”',
      ml: '“{query}” ഇംഗ്ലീഷ് പേജുകളിൽ തിരയുക',
    },
    withoutScripts: {
      en: 'The search needs JavaScript. Without it, find the page in the site map, with the “find in page” command of your browser.',
      ml: 'തിരച്ചിൽ നടക്കുന്നത് ബ്രൗസറിലാണ്; അതിന് സ്ക്രിപ്റ്റ് വേണം. അതില്ലെങ്കിൽ ബ്രൗസറിലെ “പേജിൽ തിരയുക” എന്ന സൗകര്യം ഉപയോഗിച്ച് സൈറ്റ്മാപ്പിൽനിന്ന് പേജ് കണ്ടെത്താം.',
    },
  },
  searchCategory: {
    Navigation: { en: 'Navigation', ml: 'നാവിഗേഷൻ' },
    Information: { en: 'Information', ml: 'വിവരങ്ങൾ' },
    Education: { en: 'Education', ml: 'വിദ്യാഭ്യാസം' },
    Process: { en: 'Process', ml: 'നടപടിക്രമം' },
    Management: { en: 'Management', ml: 'ഭരണം' },
    Departments: { en: 'Departments', ml: 'വകുപ്പുകൾ' },
    Research: { en: 'Research', ml: 'ഗവേഷണം' },
    Facilities: { en: 'Facilities', ml: 'സൗകര്യങ്ങൾ' },
    Campus: { en: 'Campus', ml: 'ക്യാമ്പസ്' },
    Events: { en: 'Events', ml: 'പരിപാടികൾ' },
    Services: { en: 'Services', ml: 'സേവനങ്ങൾ' },
  },
};
