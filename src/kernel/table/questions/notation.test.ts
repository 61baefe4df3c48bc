import { notation } from './notation';

describe('notation', () => {
  it('counts dice of one kind together as long as they are thrown together', () => {
    expect(notation([6])).toBe('1d6');
    expect(notation([6, 6, 6])).toBe('3d6');
    expect(notation([10, 10, 8])).toBe('2d10+1d8');
    expect(notation([8, 10, 8])).toBe('1d8+1d10+1d8');
  });

  it('has a form for no dice', () => {
    expect(notation([])).toBe('0d0');
  });
});
