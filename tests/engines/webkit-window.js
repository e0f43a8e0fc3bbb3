// A window of WebKitGTK that WebKitWebDriver drives, run by gjs. The library's own MiniBrowser
// cannot be narrower than its toolbar and does not output the console.

import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import { programArgs } from 'system';

Gtk.init(null);
// Without a folder the data would be private, and WebKit does not output the console of private
// pages.
const [folder] = programArgs;
const data = new WebKit.WebsiteDataManager({
  base_data_directory: folder,
  base_cache_directory: folder,
});
const context = new WebKit.WebContext({ website_data_manager: data });
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', () => {
    const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });
    const view = new WebKit.WebView({
      web_context: context,
      is_controlled_by_automation: true,
      settings,
    });
    const window = new Gtk.Window();
    view.connect('close', () => window.destroy());
    window.connect('destroy', Gtk.main_quit);
    window.add(view);
    window.show_all();
    return view;
  });
});
Gtk.main();
