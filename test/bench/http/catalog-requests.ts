/** So many models make about 50 KB. */
export const LISTED = 42;
export const LIST = { ours: `/v1/chainmail/catalog/model?first=${LISTED}`, bare: '/list' } as const;
export const ENTRY = { slug: 'human-paladin', ours: '/v1/chainmail/catalog/model/human-paladin', bare: '/entry' } as const;

/** From a faction to its models to their spells. */
export const LINKED = '{ chainmailFaction(slug: "naresh") { ... on ChainmailFactionEntry { name models(first: 100) { ... on ChainmailModelConnection { nodes { name cost spells { uses entry { name summary } } } } } } } }';
export const SEARCH = '/v1/catalog/search?q=ogre%20archr&first=20';
