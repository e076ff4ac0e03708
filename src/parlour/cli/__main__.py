from parlour.cli.main import main

main()
