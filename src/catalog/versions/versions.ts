import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Catalogs } from '../catalogs';
import { filesOf } from '../core/files';
import { CatalogVersionEntity } from './version.entity';

/** Remembers every catalog that this installation has served, so that later ones can be told as changes. */
@Injectable()
export class CatalogVersions implements OnApplicationBootstrap {
  private readonly log = new Logger('catalog');

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Catalogs) private readonly catalogs: Catalogs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      const seen = this.catalogs.all().map((game) => ({ ruleset: game.ruleset.id, version: filesOf(game).version, hashes: filesOf(game).hashes }));
      await this.source.createQueryBuilder().insert().into(CatalogVersionEntity).values(seen).orIgnore().execute();
    } catch (fault) {
      this.log.warn(`the catalogs served now could not be remembered: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }

  /** The hashes of a catalog that was served; null if it never was. */
  async hashes(ruleset: string, version: string): Promise<Readonly<Record<string, string>> | null> {
    const found = await this.source.getRepository(CatalogVersionEntity).findOneBy({ ruleset, version });
    return found?.hashes ?? null;
  }
}
