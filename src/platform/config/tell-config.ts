import { settingOf, type Settings } from './config';
import { type Setting, type SettingName, SETTINGS } from './settings';

/** A name and a password in an address. */
const CREDENTIALS = /\/\/[^/?#]*@/;

/** Every setting with its value and where that comes from, one a line; secrets are not shown. */
export function tellConfig(env: Settings): readonly string[] {
  const names = Object.keys(SETTINGS) as SettingName[];
  const rows = names.map((name) => ({ name, value: shown(env, name), origin: env[name]?.trim() ? 'set' : 'default', about: SETTINGS[name].about }));
  const width = (part: 'name' | 'value') => Math.max(...rows.map((row) => row[part].length));
  const [nameWidth, valueWidth] = [width('name'), width('value')];
  return rows.map(({ name, value, origin, about }) => `${name.padEnd(nameWidth)}  ${value.padEnd(valueWidth)}  ${origin.padEnd(7)}  ${about}`);
}

function shown(env: Settings, name: SettingName): string {
  const value = settingOf(env, name);
  if (value === '') return '-';
  return (SETTINGS[name] as Setting).secret === true ? '(hidden)' : value.replace(CREDENTIALS, '//(hidden)@');
}
