import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config';

/** Inject the configuration with `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('configuration');

@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
