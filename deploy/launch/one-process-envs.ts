/** The environment of each service in the process, by its name. */
export type OneProcessEnvs = Record<string, Record<string, string>>;

export const ENVS_VARIABLE = 'ONE_PROCESS_ENVS';

/** The name of the process under WAYMARK_PROCESSES=one. */
export const ONE_PROCESS = 'waymark';
