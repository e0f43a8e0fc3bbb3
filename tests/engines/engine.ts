/** A tab of a browser: the little that journeys need, and that each protocol can do. */
export type Tab = {
  load: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** @param expression JavaScript; a promise is awaited */
  evaluate: (expression: string) => Promise<unknown>;
  /** Rests the pointer on a place of the screen. */
  rest: (x: number, y: number) => Promise<void>;
  /** Presses a place of the screen: by finger on a phone where the engine has one, else with the mouse. */
  press: (x: number, y: number) => Promise<void>;
  key: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** What the browser has logged since the tab was opened. */
  messages: () => readonly string[];
  close: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight';

/** A running browser. */
export type Engine = {
  openTab: (screen: Screen) => Promise<Tab>;
  close: () => Promise<void>;
};

export type Screen = { width: number; height: number; isPhone: boolean };
