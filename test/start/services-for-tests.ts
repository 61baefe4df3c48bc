import { rmSync } from 'node:fs';
import { temporaryFolder } from '../support/database-child';
import { Service } from './service';

/** Starts services in a folder of each test, and clears away both after it; without settings they keep their data there. */
export function servicesForTests(learn: (folder: string) => void): (settings?: Readonly<Record<string, string>>) => Service {
  let folder: string;
  let services: Service[];

  beforeEach(() => {
    folder = temporaryFolder();
    services = [];
    learn(folder);
  });
  afterEach(async () => {
    for (const service of services) await service.clear();
    rmSync(folder, { recursive: true, force: true });
  });

  return (settings = { DATA_DIR: folder }) => {
    const service = new Service({ PORT: '0', HOST: '127.0.0.1', ...settings });
    services.push(service);
    return service;
  };
}
