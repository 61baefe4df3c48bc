import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const EXAMPLES: readonly WrittenRule[] = [
  ...topic('example', [
    rule('KC-EX-01', 'Ogres', book('4 HD, AC 5 (15): ratio 5:1, 2 dice per figure, Heavy +2 → +1 rung → attacked with d12.')),
    rule('KC-EX-02', 'Hill giants', book('8 HD, AC 4 (16): 2:1, 3 dice, Heavy +4 → +3 rung → d20.')),
    rule('KC-EX-03', 'Stream at 4"', book('Heavy halberdiers, R 9: 4 walked, 3 toll, 2 more; turn over at 6" of ground.')),
    rule('KC-EX-04', 'Stream at 8"', book('R 9: 8 walked, 1 left, stop at the near bank; next turn toll 2, then 7" of ground. (The book deducts 3" in one example and 2" in the other; KC-RULING-09 reconciles them.).')),
    rule('KC-EX-05', 'Breakthrough 1', book('6 heavy cavalry charge a medium foot unit 10 wide, 2 deep; 10 kills: 7 in the front rank (6+1), then 3 in the rear rank. (By the rules their dice were 12 + 3 = 15 d6.).')),
    rule('KC-EX-06', 'Breakthrough 2', book('Same against one rank of 10, with heavy foot 4" behind: 7 killed, advance 4", 3 dice d8 against the heavy foot, 1s kill.')),
    rule('KC-EX-07', 'Spell area', book('Printed 3" diameter → 1".')),
    rule('KC-EX-08', 'Snake-eyes', book('d16 by 2d4: kill only on 1 and 1.')),
    rule('KC-EX-09', 'House fire', book('Touching in turn 5, lit in 6, gone at the end of 9; dousing possible in 7 and 8, too late in 9; dousers arriving in 7 can first roll in 8.')),
    rule('KC-EX-10', 'Loaded tower', book('12 pushers, occupied: 3".')),
    rule('KC-EX-11', 'Plain line fight', ours('8 medium foot (Closed) face 6 heavy foot (Open), frontal, no charge: 8-line attacks with 7, +1 defender Open = 8 d8; 6-line attacks with 6, −1 own Open = 5 d6.')),
    rule('KC-EX-12', 'Rating', ours('10 elven medium foot longbows: 8 +1 demi-human −1 (6–10) +1 missile = MR 9; DR 9 (+1−1); cost 5+3+1 = 9 each, 90.')),
    rule('KC-EX-13', 'Longbow volley', ours('12 longbows, 6 files × 2 ranks, at 10" against Open foot in woods: 12 −1 −1 −2 = 8 dice.')),
    rule('KC-EX-14', 'Into melee', ours('7 dice: 4 against the enemy, 3 against the friend.')),
    rule('KC-EX-15', 'Check', ours('Base MR 9, Closed +1, half lost −2 → 8: 2d10 of 8 passes, 9 fails (pass chance 28/100).')),
  ]),
];
