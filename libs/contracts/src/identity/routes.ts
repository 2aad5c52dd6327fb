import { route } from '../route.ts';
import type { LoginBody, PublicConfig, RegisterBody, User } from './http.ts';
import type { LoginResult } from './second-factor.ts';

export const getConfig = route<{ response: PublicConfig }>('GET', '/api/config');
export const getUser = route<{ response: User }>('GET', '/api/user');
export const register = route<{ body: RegisterBody; response: User }>('POST', '/api/register');
export const login = route<{ body: LoginBody; response: LoginResult }>('POST', '/api/login');
export const logout = route<{ response: { success: true } }>('POST', '/api/logout');
