import * as routes from '@waymark/contracts/community/file-routes';
import * as rpc from '@waymark/contracts/community/rpc-files';
import { forward, forwardController } from '../http/forward.ts';

export const FilesRoutes = forwardController('Files', {
  info: forward(routes.getFile, rpc.GetFile, {
    summary: "One of the caller's files: its state, and what the worker measured",
  }),
  remove: forward(routes.removeFile, rpc.RemoveFile, {
    summary: "Cancels an upload, or deletes one of the caller's files that nothing shows",
  }),
});
