import type { Brand as ArtBrand } from '@lounge/art';
import type { Brand } from '@lounge/locale';
import { expectTypeOf, test } from 'vitest';

test('art, which imports no other package, knows the same brands', () => {
  expectTypeOf<ArtBrand>().toEqualTypeOf<Brand>();
});
