//! Starts the language server of ecos-cards: the one named in the settings, else `npx --no ecos lsp`, which downloads nothing.
use zed_extension_api::{self as zed, settings::LspSettings, Command, LanguageServerId, Result, Worktree};

struct EcosCards;

impl zed::Extension for EcosCards {
    fn new() -> Self {
        EcosCards
    }

    fn language_server_command(&mut self, id: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let named = LspSettings::for_worktree(id.as_ref(), worktree)?.binary;
        let path = named.as_ref().and_then(|binary| binary.path.clone());
        let args = named.and_then(|binary| binary.arguments);
        match path {
            Some(command) => Ok(Command {
                command,
                args: args.unwrap_or_else(|| vec!["lsp".into()]),
                env: worktree.shell_env(),
            }),
            None => Ok(Command {
                command: worktree.which("npx").ok_or("npx is missing: install Node")?,
                args: ["--no", "ecos", "lsp"].map(Into::into).into(),
                env: worktree.shell_env(),
            }),
        }
    }
}

zed::register_extension!(EcosCards);
