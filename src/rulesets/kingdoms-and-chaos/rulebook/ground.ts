import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const GROUND: readonly WrittenRule[] = [
  ...topic('terrain', [
    rule('KC-TERR-01', 'Clear', book('Full rate.')),
    rule('KC-TERR-02', 'Road', book('+R/3 if the whole unit is on the road for the whole move.')),
    rule('KC-TERR-03', 'Woods', book('R/3 penalty; no Closed formation.'), book('Woodland creatures (elves, halflings, treants, sylphs…) ignore the penalty.', 'fantasy play only')),
    rule('KC-TERR-04', 'Obstacles', book('Streams, walls, fences, gullies: R/3 when the first figure reaches it; no charge through; Closed goes to Open at once and free.'), book('Dwarves and small creatures 2R/3 at vertical obstacles (walls, fences).', 'fantasy play only')),
    rule('KC-TERR-05', 'Too little left', book('A unit that cannot pay stops on the near side and pays in the next turn. (Instalment see KC-RULING-09.).')),
    rule('KC-TERR-06', 'Elevation', book('R/3 for every 10 feet climbed; no uphill charge.'), book('Dwarves, hill giants and mountain-bred creatures ignore the penalty.', 'fantasy play only')),
    rule('KC-TERR-07', 'Rough', book('R/2 penalty; no Closed formation.'), book('Dwarves, hill giants, mountain-bred creatures (and goblins, kobolds) ignore the penalty.', 'fantasy play only')),
    rule('KC-TERR-08', 'Swamp', book('R/2 penalty; no Closed formation.'), book('Lizard men, sahuagin, lacedons and swamp dwellers ignore the penalty.', 'fantasy play only')),
    rule('KC-TERR-09', 'Water', book('Rivers, ponds, lakes: never entered, except.'), book('by units wholly of aquatic or amphibious creatures, at full rate; no Closed formation.', 'fantasy play only')),
    rule('KC-TERR-10', 'Area cost', ours('Inside woods, rough or swamp each inch costs 1/(1−penalty): 1½" in woods, 2" in rough or swamp (KC-RULING-10).')),
  ]),
  ...topic('weather', [
    rule('KC-WEATHER-01', 'Fog', book('Visibility 12".')),
    rule('KC-WEATHER-02', 'Heavy fog', book('Visibility 6".')),
    rule('KC-WEATHER-03', 'Rain', book('Visibility 24"; missile attacks −1 die.')),
    rule('KC-WEATHER-04', 'Downpour', book('Visibility 12"; missile −2 dice.')),
    rule('KC-WEATHER-05', 'Hailstorm', book('Visibility 9"; no missiles.')),
    rule('KC-WEATHER-06', 'Gale', book('Missile −3 dice.')),
    rule('KC-WEATHER-07', 'Storm', book('Visibility 24"; no missiles.')),
    rule('KC-WEATHER-08', 'Hurricane or typhoon', book('Visibility 12"; no missiles; every non-magic weapon −2 dice; movement penalty ¾ R.')),
    rule('KC-WEATHER-09', 'Snow', book('Visibility 18"; missile −2 dice; movement penalty R/3.')),
    rule('KC-WEATHER-10', 'Heavy snow', book('Visibility 9"; no missiles; movement penalty ⅔ R.')),
    rule('KC-WEATHER-11', 'Use', ours('see KC-RULING-70.')),
  ]),
];
