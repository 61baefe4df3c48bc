/** So many models make about 50 KB. */
export const LISTED = 42;
export const LIST = { ours: `/v1/chainmail/catalog/model?first=${LISTED}`, bare: '/list' } as const;
export const ENTRY = { slug: 'human-paladin', ours: '/v1/chainmail/catalog/model/human-paladin', bare: '/entry' } as const;

/** From a faction to its models to their spells. */
export const LINKED = '{ chainmailFaction(slug: "naresh") { ... on ChainmailFactionEntry { name models(first: 100) { ... on ChainmailModelConnection { nodes { name cost spells { uses entry { name summary } } } } } } } }';
/** Words that are right, misspelt, begun, few, many, in one game and in all of them. */
export const SEARCHES = ['orc archr', 'ogre', 'human palladin', 'the', 'co', 'or', 'sp ca mo at', 'in of to on at by or an as is'].map((words) => `/v1/catalog/search?q=${encodeURIComponent(words)}&first=20`);
