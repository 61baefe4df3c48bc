import { ProtocolFault } from './frame-reader';
import { PROTOCOL_VERSION, REQUEST, stringsOf } from './wire';

export type StartUp =
  | { readonly kind: 'encryption' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'session'; readonly user: string; readonly settings: string };

/** Reads the first packet of a connection. */
export function readStartUp(packet: Buffer): StartUp {
  const code = packet.readInt32BE(4);
  if (code === REQUEST.ssl || code === REQUEST.gssEncryption) return { kind: 'encryption' };
  if (code === REQUEST.cancel) return { kind: 'cancel' };
  if (code !== PROTOCOL_VERSION) throw new ProtocolFault(`protocol ${code >> 16}.${code & 0xffff}, only 3.0 is spoken`);
  const parameters = parametersOf(packet);
  return { kind: 'session', user: parameters.get('user') ?? '', settings: settingsOf(parameters.get('options') ?? '') };
}

function parametersOf(packet: Buffer): Map<string, string> {
  const words = stringsOf(packet.subarray(8));
  const parameters = new Map<string, string>();
  for (let index = 0; index + 1 < words.length; index += 2) {
    const name = words[index];
    if (name) parameters.set(name, words[index + 1] ?? '');
  }
  return parameters;
}

/** Turns `-c search_path=games` of the connection URL into SQL, since all connections share one session. */
function settingsOf(options: string): string {
  const settings = [...options.matchAll(/-c\s*([a-z_.]+)=((?:\\.|\S)*)/gi)];
  return settings
    .map(([, name = '', value = '']) => `SELECT set_config(${literal(name)}, ${literal(value.replace(/\\(.)/g, '$1'))}, false);`)
    .join(' ');
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
