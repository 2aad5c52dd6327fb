import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

interface FileFormDocs {
  fields?: Record<string, object>;
  required?: string[];
  description?: string;
  /** Besides a form. */
  alsoConsumes?: string[];
}

/** Documents a form with one file; the gateway's form reader parses it, not Nest. */
export function FileFormBody({ fields, required, description, alsoConsumes = [] }: FileFormDocs = {}) {
  const properties = { file: { type: 'string', format: 'binary' }, ...fields };
  const schema = { type: 'object', description, required: required ?? Object.keys(properties), properties };
  return applyDecorators(ApiConsumes('multipart/form-data', ...alsoConsumes), ApiBody({ schema }));
}
