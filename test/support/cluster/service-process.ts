import { join } from 'node:path';
import request from 'supertest';
import { Service } from '../../start/service';
import type { Place } from '../sessions/service';

/** Names the folder with the built service to the processes of these tests. */
export const BUILT = 'UMPIRE_BUILT';
const ADMIN_KEY = `umk_${'cluster-tests-'.repeat(3)}`;

/** A node in a process of its own, which can be killed and started again at another address. */
export class ServiceProcess implements Place {
  address = '';
  private service: Service;

  private constructor(private readonly settings: Readonly<Record<string, string>>) {
    this.service = this.spawned();
  }

  static async start(databaseUrl: string): Promise<ServiceProcess> {
    const started = new ServiceProcess({ DATABASE_URL: databaseUrl, ADMIN_KEY, LIMIT_ADDRESS: '0', LIMIT_KEY: '0', HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'production', LOG_LEVEL: 'error' });
    await started.ready();
    return started;
  }

  ask(): ReturnType<typeof request> {
    return request.agent(this.address).set('x-api-key', ADMIN_KEY);
  }

  /** What it complained of since it was started. */
  get complaints(): string {
    return this.service.stderr;
  }

  /** Kills it in the middle of whatever it does, and starts it again. */
  async killAndStart(): Promise<void> {
    await this.kill();
    await this.startAgain();
  }

  async kill(): Promise<void> {
    await this.service.stop('SIGKILL');
  }

  async startAgain(): Promise<void> {
    this.service = this.spawned();
    await this.ready();
  }

  async clear(): Promise<void> {
    await this.service.clear();
  }

  private spawned(): Service {
    return new Service(this.settings, [join(process.env[BUILT] ?? '', 'main.js')]);
  }

  private async ready(): Promise<void> {
    this.address = await this.service.ready();
  }
}
