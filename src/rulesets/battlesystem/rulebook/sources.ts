/** A public third-party page that states facts about the game; only the facts are used, never its wording. */
export interface PublicSource {
  readonly description: string;
  readonly address: string;
}

export type SourceName = 'TMP' | 'GAN' | 'OBS' | 'WA';

/** The public pages by the short names that statements and catalog rows give as their source. */
export const SOURCES: Readonly<Record<SourceName, PublicSource>> = {
  TMP: {
    description: 'Description of the second edition on The Miniatures Page',
    address: 'theminiaturespage.com/rules/fan/batldes.html',
  },
  GAN: {
    description: 'Quick-reference sheet made by a fan',
    address: 'ganae.com/DnD/battle_sys.html',
  },
  OBS: {
    description: 'Wiki page of a campaign set in Mystara',
    address: 'mystara-and-the-path-to-immortality.obsidianportal.com/wikis/battlesytem',
  },
  WA: {
    description: 'Wiki page of a campaign set in Greyhawk, on heroes',
    address: 'worldanvil.com/w/greyhawk-mikedweb/a/heroes-article',
  },
};
